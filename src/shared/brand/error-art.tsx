import { Drawing, LINE, PAPER, PRIMARY, TEXT, TINT, type IllustrationProps } from './drawing';

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
