import Box from '@mui/material/Box';
import { House } from './house';
import { Client, Roofer } from './people';

/** A roofer shows a client her finished roof, with the colours of a photo in every theme. Decorative. */
export function HandoverPicture() {
  return (
    <Box component="svg" viewBox="0 0 640 480" aria-hidden sx={pictureStyles}>
      <linearGradient id="handover-sky" x2="0" y2="1">
        <stop stopColor="#9cc4e4" />
        <stop offset="1" stopColor="#eef4f2" />
      </linearGradient>
      <path fill="url(#handover-sky)" d="M0 0h640v400H0z" />
      <path
        fill="#fff"
        opacity=".75"
        d="M52 92a22 22 0 0 1 22-22 32 32 0 0 1 60-6 24 24 0 0 1 30 28zM508 66a16 16 0 0 1 16-16 24 24 0 0 1 46-4 18 18 0 0 1 24 20z"
      />
      <path
        fill="#7fa07c"
        d="M0 400V268a58 58 0 0 1 84-40 52 52 0 0 1 52 44v128zM640 400V246a66 66 0 0 0-98 26v128z"
      />
      <path fill="#6b8f6a" d="M0 400v-76a46 46 0 0 1 76 20v56zM640 400v-84a44 44 0 0 0-70 34v50z" />
      <House />
      <path fill="#8aa869" d="M0 394h640v86H0z" />
      <path fill="#7a995c" d="M0 394h640v8H0z" />
      <path fill="#d3c9b8" d="M286 394h64l52 86H236z" />
      <Roofer />
      <Client />
    </Box>
  );
}

const pictureStyles = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  borderRadius: '10px',
} as const;
