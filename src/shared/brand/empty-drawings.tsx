import { Drawing, LINE, PAPER, PRIMARY, TEXT, TINT, type IllustrationProps } from './drawing';

/** A blank yard sign in front of a house: no leads yet. */
export function EmptyLeads({ width }: IllustrationProps) {
  return (
    <Drawing width={width}>
      <path fill={PAPER} stroke={TEXT} d="M122 84v60h76V84" />
      <path fill={PAPER} stroke={TEXT} d="M182 66V42h14v30" />
      <path fill={TINT} stroke={TEXT} d="M160 48l54 27-4 8-50-25-50 25-4-8z" />
      <path fill={PAPER} stroke={LINE} d="M134 98h22v18h-22zM145 98v18M134 107h22" />
      <path fill={PAPER} stroke={TEXT} d="M170 144v-40h16v40" />
      <path stroke={TEXT} d="M181.500 125v.1" />
      <path stroke={TEXT} d="M38 106v38M78 106v38" />
      <rect fill={PAPER} stroke={TEXT} x="24" y="60" width="68" height="46" rx="6" />
      <path stroke={PRIMARY} strokeWidth="3" d="M58 73v20M48 83h20" />
      <path
        stroke={LINE}
        d="M26 144l-4-6M30 144v-8M90 144l4-6M86 144v-8M104 144l-3-5M108 144v-7M112 144l3-5M208 144l-3-5M212 144v-7M216 144l3-5"
      />
    </Drawing>
  );
}

/** An empty week board with a ladder against it: nothing planned. */
export function EmptyPlan({ width }: IllustrationProps) {
  return (
    <Drawing width={width}>
      <path stroke={TEXT} d="M60 124v20M164 124v20" />
      <rect fill={PAPER} stroke={TEXT} x="28" y="28" width="168" height="96" rx="8" />
      <path fill={TINT} d="M96 49h32v74H96z" />
      <path stroke={LINE} d="M29 48h166M62 49v74M95 49v74M129 49v74M162 49v74" />
      <path stroke={TEXT} d="M38 38h14M71 38h14M138 38h14M171 38h14" />
      <path stroke={PRIMARY} strokeWidth="3" d="M104 38h16" />
      <path
        stroke={PRIMARY}
        strokeDasharray="4 5"
        d="M101 60h22a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2h-22a2 2 0 0 1-2-2V62a2 2 0 0 1 2-2z"
      />
      <path stroke={PAPER} strokeWidth="8" d="M172 16l28 128M190 12l28 128" />
      <path
        stroke={TEXT}
        d="M172 14l28.500 130M190 14l28.500 130M175.500 30h18M179 46h18M182.500 62h18M186 78h18M189.500 94h18M193 110h18M196.500 126h18"
      />
    </Drawing>
  );
}

/** A finished roof, the truck drives off: all done. */
export function EmptyDone({ width }: IllustrationProps) {
  return (
    <Drawing width={width}>
      <circle fill={PRIMARY} cx="192" cy="44" r="16" />
      <path stroke={PAPER} strokeWidth="3" d="M185 44.500l5 5 9-10" />
      <path fill={PAPER} stroke={TEXT} d="M30 92v52h104V92" />
      <path fill={PAPER} stroke={TEXT} d="M96 49V32h14v17" />
      <path fill={TINT} stroke={TEXT} d="M44 50h76l26 42H18z" />
      <path stroke={TEXT} d="M37.500 60.500h89M31 71h102M24.500 81.500h115" />
      <path
        stroke={LINE}
        d="M58 51v9M76 51v9M94 51v9M112 51v9M50 62v8M68 62v8M86 62v8M104 62v8M120 62v8M42 72v9M58 72v9M76 72v9M94 72v9M112 72v9M126 72v9M34 83v8M50 83v8M68 83v8M86 83v8M104 83v8M120 83v8M134 83v8"
      />
      <path stroke={PRIMARY} strokeWidth="4" d="M43 49h78" />
      <path stroke={TEXT} d="M14 93h132" />
      <path fill={PAPER} stroke={LINE} d="M92 106h24v18H92zM104 106v18" />
      <path fill={PAPER} stroke={TEXT} d="M46 144v-36h16v36" />
      <path stroke={TEXT} d="M58 127v.1" />
      <path fill={PAPER} stroke={TEXT} d="M154 118h32v-14h16l12 15h6a4 4 0 0 1 4 4v17h-70z" />
      <path stroke={LINE} d="M192 110h7l7 9h-14zM186 118v22" />
      <path
        stroke={TEXT}
        d="M162 118V96M194 104v-8M154 88h64M154 95h64M160 88v7M170 88v7M180 88v7M190 88v7M200 88v7M210 88v7"
      />
      <circle fill={PAPER} stroke={TEXT} cx="170" cy="140" r="7" />
      <circle fill={PAPER} stroke={TEXT} cx="208" cy="140" r="7" />
    </Drawing>
  );
}

/** A toolbox with nothing in it to do: no jobs yet. */
export function EmptyJobs({ width }: IllustrationProps) {
  return (
    <Drawing width={width}>
      <path fill={PAPER} stroke={TEXT} d="M52 88h136v56H52z" />
      <path fill={TINT} stroke={TEXT} d="M52 88l12-18h112l12 18z" />
      <path stroke={TEXT} d="M92 70V56a6 6 0 0 1 6-6h44a6 6 0 0 1 6 6v14" />
      <path stroke={LINE} d="M53 108h134" />
      <rect fill={PAPER} stroke={TEXT} x="108" y="98" width="24" height="20" rx="4" />
      <path stroke={PRIMARY} strokeWidth="3" d="M120 104v8M116 108h8" />
      <path stroke={LINE} d="M66 124h22M66 132h14M152 124h22M160 132h14" />
      <path stroke={TEXT} d="M204 144l10-62M222 144l-6-62M206 130h14M208 116h12M210 102h9" />
    </Drawing>
  );
}

/** Two lanes that meet at a house: no trackers yet. */
export function EmptyTrackers({ width }: IllustrationProps) {
  return (
    <Drawing width={width}>
      <path stroke={LINE} strokeDasharray="5 6" d="M24 144v-30a16 16 0 0 1 16-16h52a16 16 0 0 0 16-16V64" />
      <circle fill={PAPER} stroke={TEXT} cx="24" cy="130" r="7" />
      <circle fill={PAPER} stroke={TEXT} cx="66" cy="98" r="7" />
      <circle fill={PAPER} stroke={PRIMARY} strokeWidth="4" cx="108" cy="62" r="7" />
      <path fill={PAPER} stroke={TEXT} d="M144 92v52h64V92" />
      <path fill={TINT} stroke={TEXT} d="M176 60l46 23-4 8-42-21-42 21-4-8z" />
      <path fill={PAPER} stroke={TEXT} d="M184 144v-34h14v34" />
      <path fill={PAPER} stroke={LINE} d="M154 104h18v16h-18zM163 104v16M154 112h18" />
      <path stroke={LINE} d="M126 144l-3-5M130 144v-7M134 144l3-5" />
    </Drawing>
  );
}

/** A magnifying glass over a list: nothing fits. */
export function EmptySearch({ width }: IllustrationProps) {
  return (
    <Drawing width={width}>
      <rect fill={PAPER} stroke={TEXT} x="56" y="28" width="112" height="116" rx="8" />
      <path fill={TINT} d="M57 56h110v28H57z" />
      <path stroke={LINE} d="M57 56h110M57 84h110M57 112h110M72 42h40M72 70h52M72 98h36M72 126h46" />
      <path stroke={PAPER} strokeWidth="14" d="M182 112l26 28" />
      <circle fill={PAPER} stroke={TEXT} cx="164" cy="92" r="28" />
      <path stroke={PRIMARY} strokeWidth="3" d="M154 82l20 20M174 82l-20 20" />
      <path stroke={TEXT} strokeWidth="5" d="M185 114l22 25" />
    </Drawing>
  );
}

/** A letter box with its flag down: no mail. */
export function EmptyMail({ width }: IllustrationProps) {
  return (
    <Drawing width={width}>
      <path stroke={TEXT} d="M112 104v40M124 104v40" />
      <path fill={PAPER} stroke={TEXT} d="M60 104V66a24 24 0 0 1 24-24h76a24 24 0 0 1 24 24v38z" />
      <path fill={TINT} stroke={TEXT} d="M60 104V66a24 24 0 0 1 48 0v38z" />
      <path stroke={LINE} d="M72 104V66a12 12 0 0 1 24 0v38M124 56h40" />
      <path stroke={PRIMARY} strokeWidth="3" d="M150 84h34" />
      <rect fill={PAPER} stroke={PRIMARY} x="176" y="78" width="16" height="12" rx="2" />
      <path stroke={LINE} d="M48 144l-3-5M52 144v-7M186 144l4-6M182 144v-8M208 144l3-5" />
    </Drawing>
  );
}

/** Two bubbles without words: nothing said yet. */
export function EmptyTalk({ width }: IllustrationProps) {
  return (
    <Drawing width={width}>
      <path
        fill={PAPER}
        stroke={TEXT}
        d="M52 34h84a10 10 0 0 1 10 10v38a10 10 0 0 1-10 10H84l-20 18V92H52a10 10 0 0 1-10-10V44a10 10 0 0 1 10-10z"
      />
      <path stroke={LINE} d="M58 52h70M58 64h54M58 76h34" />
      <path
        fill={TINT}
        stroke={TEXT}
        d="M112 74h74a10 10 0 0 1 10 10v32a10 10 0 0 1-10 10h-8v18l-20-18h-46a10 10 0 0 1-10-10V84a10 10 0 0 1 10-10z"
      />
      <path stroke={PRIMARY} strokeWidth="3" d="M149 90v20M139 100h20" />
    </Drawing>
  );
}
