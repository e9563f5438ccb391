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

/** A ladder that fell over: something went wrong. */
export function ErrorArt({ width }: IllustrationProps) {
  return (
    <Drawing width={width}>
      <path fill={PAPER} stroke={TEXT} d="M122 84v60h76V84" />
      <path fill={TINT} stroke={TEXT} d="M160 48l54 27-4 8-50-25-50 25-4-8z" />
      <path fill={PAPER} stroke={TEXT} d="M170 144v-40h16v40" />
      <path fill={PAPER} stroke={LINE} d="M134 98h22v18h-22zM145 98v18M134 107h22" />
      <path
        stroke={TEXT}
        d="M14 144l92-14M12 132l92-14M28 130l2 12M42 128l2 12M56 126l2 12M70 123l2 12M84 121l2 12"
      />
      <path fill={PAPER} stroke={TEXT} d="M56 36l26 46H30z" />
      <path stroke={PRIMARY} strokeWidth="4" d="M56 52v12M56 72v.1" />
    </Drawing>
  );
}
