/** A roofer in a vest and a hard hat, who points at the roof. */
export function Roofer() {
  return (
    <g transform="translate(196 262)">
      <ellipse fill="#000" opacity=".16" cx="4" cy="204" rx="46" ry="8" />
      <path fill="#41536a" d="M-22 108h46l2 88H6L1 134l-5 62h-20z" />
      <path fill="#5a4332" d="M-26 190h24v13h-30a12 12 0 0 1 6-13zM5 190h23a12 12 0 0 1 7 13H5z" />
      <path fill="#27425c" d="M-26 46a16 16 0 0 1 16-14h24a16 16 0 0 1 16 14l-2 68h-52z" />
      <path fill="#e2702d" d="M-20 34h12l9 14 9-14h14l2 80h-50z" />
      <path fill="#f7e27a" d="M-24 84h50v8h-50zM-18 34h7l2 50h-8zM12 34h7l3 50h-8z" />
      <path fill="none" stroke="#27425c" strokeWidth="15" strokeLinecap="round" d="M-21 50l-14 40 22 20" />
      <path fill="none" stroke="#27425c" strokeWidth="15" strokeLinecap="round" d="M24 48l26-10 18-30" />
      <circle fill="#a56b46" cx="70" cy="3" r="8" />
      <path stroke="#a56b46" strokeWidth="5" strokeLinecap="round" d="M71 0l5-14" />
      <path fill="#22303c" d="M-22 98l34 8-6 30-34-8z" />
      <path fill="#dfeaf2" d="M-18 102l27 6-5 23-27-6z" />
      <circle fill="#a56b46" cx="-10" cy="112" r="8" />
      <path fill="#a56b46" d="M-5 22h16v14a8 8 0 0 1-16 0z" />
      <circle fill="#a56b46" cx="4" cy="6" r="21" />
      <path fill="#3a2a20" d="M-18 2a22 22 0 0 0-2 26l9 4a30 30 0 0 1-2-30z" />
      <path fill="#f2b32c" d="M-19 0a23 23 0 0 1 46 0z" />
      <path fill="#d99a17" d="M-22 -1h54a4 4 0 0 1 0 6h-54z" />
      <circle fill="#3a2a20" cx="13" cy="11" r="2" />
      <path fill="none" stroke="#3a2a20" strokeWidth="2" strokeLinecap="round" d="M9 19q5 3 9-1" />
    </g>
  );
}

/** A client with a phone in her hand, who looks up at her roof. */
export function Client() {
  return (
    <g transform="translate(436 268)">
      <ellipse fill="#000" opacity=".16" cx="-2" cy="199" rx="42" ry="8" />
      <path fill="#56616e" d="M-20 112h42l-2 80H4l-3-58-4 58h-18z" />
      <path fill="#3b3f46" d="M-28 188h25v11h-33a11 11 0 0 1 8-11zM3 188h20a11 11 0 0 1 3 11H3z" />
      <path fill="#b5485b" d="M-26 50a17 17 0 0 1 17-16h22a17 17 0 0 1 17 16l2 76h-60z" />
      <path fill="#f1e6dc" d="M-6 34h16l2 92h-22z" />
      <path fill="none" stroke="#a03e50" strokeWidth="15" strokeLinecap="round" d="M24 52l10 40-28 14" />
      <path fill="none" stroke="#a03e50" strokeWidth="15" strokeLinecap="round" d="M-20 54l-10 36-8 26" />
      <circle fill="#e0ac86" cx="-39" cy="124" r="8" />
      <circle fill="#e0ac86" cx="0" cy="107" r="8" />
      <path fill="#1d2731" d="M-14 84l14-4 6 26-14 4z" />
      <path fill="#7fb5ff" d="M-11 87l9-3 4 19-9 3z" />
      <path fill="#e0ac86" d="M-6 22h15v14a7.500 7.500 0 0 1-15 0z" />
      <circle fill="#4a3328" cx="22" cy="-8" r="10" />
      <circle fill="#e0ac86" cx="0" cy="6" r="21" />
      <path fill="#4a3328" d="M-15 -10a22 22 0 0 1 37 12q0 16-6 22-2-20-12-30-10 2-19-4z" />
      <circle fill="#3a2a20" cx="-10" cy="5" r="2" />
      <path fill="none" stroke="#3a2a20" strokeWidth="2" strokeLinecap="round" d="M-15 15q5 4 9 1" />
    </g>
  );
}
