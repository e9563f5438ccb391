import { writtenNumber } from '@/domain/format/number-words';

/** A file size: "12 kB", "3.4 MB" or "3,4 MB" by country (ISO 3166-1). */
export function formatSize(bytes: number, country: string): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${writtenNumber(bytes / 1_000_000, country, 1)} MB`;
}
