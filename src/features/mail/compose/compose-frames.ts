const frame = {
  position: 'fixed',
  zIndex: 'drawer',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  boxShadow: 'var(--jl-float-shadow)',
} as const;
/** The window at the edge of a wide screen. */
export const docked = {
  ...frame,
  insetInlineEnd: 24,
  bottom: 0,
  width: 620,
  height: 'min(640px, calc(100dvh - 88px))',
  borderRadius: '10px 10px 0 0',
} as const;

/** The whole screen of a phone, above its keyboard. */
export const whole = {
  ...frame,
  insetInline: 0,
  top: 'var(--jl-view-top, 0px)',
  bottom: 'var(--jl-keyboard, 0px)',
  zIndex: 'modal',
} as const;
