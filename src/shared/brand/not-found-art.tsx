import { Drawing, LINE, PAPER, PRIMARY, TEXT, TINT, type IllustrationProps } from './drawing';

/** A signpost whose arm points nowhere: not found. */
export function NotFoundArt({ width }: IllustrationProps) {
  return (
    <Drawing width={width}>
      <path stroke={TEXT} d="M118 144V30M126 144V30M118 30h8" />
      <path fill={TINT} stroke={TEXT} d="M62 44h92l16 14-16 14H62z" />
      <path stroke={PRIMARY} strokeWidth="3" d="M100 53a7 7 0 1 1 8 7v3M108 68v.1" />
      <path fill={PAPER} stroke={TEXT} d="M178 84H96L82 96l14 12h82z" />
      <path stroke={LINE} strokeDasharray="4 5" d="M104 96h60" />
      <path
        stroke={LINE}
        d="M96 144l-4-6M100 144v-8M144 144l4-6M140 144v-8M40 144l-3-5M44 144v-7M48 144l3-5M200 144l-3-5M204 144v-7M208 144l3-5"
      />
    </Drawing>
  );
}
