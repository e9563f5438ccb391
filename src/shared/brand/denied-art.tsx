import { Drawing, LINE, PAPER, PRIMARY, TEXT, TINT, type IllustrationProps } from './drawing';

/** A locked gate: no access. */
export function DeniedArt({ width }: IllustrationProps) {
  return (
    <Drawing width={width}>
      <path fill={PAPER} stroke={TEXT} d="M36 144V64l8-8 8 8v80M188 144V64l8-8 8 8v80" />
      <path stroke={TEXT} d="M52 76h136M52 130h136" />
      <path stroke={LINE} d="M70 76v54M88 76v54M106 76v54M134 76v54M152 76v54M170 76v54" />
      <path fill={PAPER} stroke={TEXT} d="M108 94v-8a12 12 0 0 1 24 0v8" />
      <rect fill={TINT} stroke={TEXT} x="100" y="94" width="40" height="32" rx="6" />
      <path stroke={PRIMARY} strokeWidth="4" d="M120 106v8" />
      <path stroke={LINE} d="M20 144l-3-5M24 144v-7M216 144l3-5M220 144v-7" />
    </Drawing>
  );
}
