import Box from '@mui/material/Box';
import { LANE_PATH, ROOF_PATH } from '@/shared/brand/mark';
import { LINE, PAPER, PRIMARY, TEXT, TINT } from '@/shared/brand/drawing';

const MUTED = 'var(--jl-muted)';
const DIVIDER = 'var(--jl-divider)';
const FILL = 'var(--jl-primary-fill)';
const ON_FILL = 'var(--jl-on-primary)';
const STRONG = 'var(--jl-primary-strong)';

const STEPS = [
  { text: 'Driveway clear', isDone: true },
  { text: 'Count 93 bundles', isDone: true },
  { text: 'Photo of the pallets', isDone: false },
  { text: 'Tarp and weights', isDone: false },
] as const;

/** A phone with a crew member's day, drawn in the colours of the theme. */
export function PhonePicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 336 576"
      role="img"
      aria-label="Joblane on a phone: today’s two visits, one with two of four steps done, and three changes waiting to be sent"
      fontFamily="var(--jl-font)"
      fontSize={14}
      fill={TEXT}
      direction="ltr"
      sx={{
        display: 'block',
        width: 336,
        maxWidth: '100%',
        height: 'auto',
        margin: '0 auto',
        alignSelf: 'end',
        pt: { md: 8 },
      }}
    >
      <path d="M1 576V49A48 48 0 0 1 49 1h238a48 48 0 0 1 48 48v527" />
      <path d="M9 576V49A40 40 0 0 1 49 9h238a40 40 0 0 1 40 40v527z" fill="var(--jl-bg)" />
      <TopOfScreen />
      <FirstVisit />
      <rect x="24" y="472" width="288" height="160" rx="10" fill={PAPER} stroke={DIVIDER} />
      <text x="40" y="500" fill={MUTED}>
        1:00 pm
      </text>
      <text x="40" y="528" fontSize="20" fontWeight="620">
        9 Birch Court
      </text>
      <text x="40" y="552" fill={MUTED}>
        Install, day 2
      </text>
    </Box>
  );
}

function TopOfScreen() {
  return (
    <>
      <path d="M9 104V49A40 40 0 0 1 49 9h238a40 40 0 0 1 40 40v55z" fill={PAPER} />
      <rect x="128" y="21" width="80" height="20" rx="10" />
      <text x="40" y="37" fontWeight="600">
        7:25
      </text>
      <path d="M280 36h2M286 36v-3M291 36v-6" stroke={LINE} strokeWidth="3" strokeLinecap="round" />
      <g transform="translate(24 64) scale(.875)">
        <path d={ROOF_PATH} />
        <path d={LANE_PATH} fill={PRIMARY} />
      </g>
      <text x="62" y="83" fontSize="16" fontWeight="620">
        Tue, Nov 24
      </text>
      <circle cx="296" cy="78" r="16" fill={TINT} />
      <text x="296" y="83" fontWeight="650" fill={STRONG} textAnchor="middle">
        R
      </text>
      <path d="M9 104h318v40H9z" />
      <text x="24" y="129" fontWeight="550" fill={PAPER}>
        No signal. 3 changes wait to be sent.
      </text>
    </>
  );
}

function FirstVisit() {
  return (
    <>
      <rect x="24" y="160" width="288" height="296" rx="10" fill={PAPER} stroke={DIVIDER} />
      <text x="40" y="188" fill={MUTED}>
        8:00 am
      </text>
      <rect x="200" y="172" width="96" height="24" rx="6" fill={TINT} />
      <text x="248" y="188" fontSize="12" fontWeight="600" fill={STRONG} textAnchor="middle">
        Visit 1 of 2
      </text>
      <text x="40" y="216" fontSize="20" fontWeight="620">
        418 Alder Street
      </text>
      <text x="40" y="240" fill={MUTED}>
        Shingle delivery, Maria Lund
      </text>
      {STEPS.map(({ text, isDone }, index) => (
        <g key={text} transform={`translate(40 ${276 + 32 * index})`}>
          {isDone ? (
            <>
              <circle cx="10" r="10" fill="var(--jl-success)" />
              <path
                d="M5.500 0l3.200 3.200 6-6.400"
                fill="none"
                stroke={PAPER}
                strokeWidth="2.250"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </>
          ) : (
            <circle cx="10" r="9" fill="none" stroke={LINE} strokeWidth="2" />
          )}
          <text x="32" y="5">
            {text}
          </text>
        </g>
      ))}
      <rect x="40" y="396" width="124" height="44" rx="10" fill={FILL} />
      <text x="112" y="423" fontWeight="600" fill={ON_FILL} textAnchor="middle">
        Photo
      </text>
      <g
        transform="translate(66 408)"
        fill="none"
        stroke={ON_FILL}
        strokeWidth="1.750"
        strokeLinejoin="round"
      >
        <path d="M3 6.500h3l1.300-2h5.400l1.300 2h3v9H3z" />
        <circle cx="10" cy="10.700" r="2.800" />
      </g>
      <rect x="172.500" y="396.500" width="123" height="43" rx="10" fill="none" stroke={LINE} />
      <text x="242" y="423" fontWeight="600" textAnchor="middle">
        Map
      </text>
      <g transform="translate(202 408)" fill="none" stroke={TEXT} strokeWidth="1.750">
        <path d="M10 17.500s5.500-4.600 5.500-9a5.500 5.500 0 0 0-11 0c0 4.400 5.500 9 5.500 9z" />
        <circle cx="10" cy="8.500" r="2" />
      </g>
    </>
  );
}
