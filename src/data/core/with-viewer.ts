import { seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';

/** The people of a record: its writer is among them where they would not see it otherwise. */
export function withViewer(viewer: Viewer, people: readonly string[]): readonly string[] {
  return [...new Set(seesAll(viewer) ? people : [...people, viewer.uid])];
}
