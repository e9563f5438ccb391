/** A house with a new roof, its chimney, windows and door. */
export function House() {
  return (
    <>
      <pattern id="handover-shingles" width="96" height="40" patternUnits="userSpaceOnUse">
        <path fill="#4f575e" d="M0 0h96v40H0z" />
        <path fill="#5f686f" d="M0 0h21v18H0zM50 0h20v18H50zM14 20h22v18H14zM64 20h18v18H64z" />
        <path fill="#6b747b" d="M23 0h12v18H23zM84 20h12v18H84z" />
        <path fill="#566067" d="M37 0h11v18H37zM72 0h22v18H72zM38 20h24v18H38z" />
        <path fill="#3d4449" d="M0 18h96v2H0zM0 38h96v2H0z" />
      </pattern>
      <pattern id="handover-siding" width="24" height="14" patternUnits="userSpaceOnUse">
        <path fill="#ece5d7" d="M0 0h24v14H0z" />
        <path fill="#d8cfbe" d="M0 12h24v2H0z" />
      </pattern>
      <pattern id="handover-bricks" width="24" height="20" patternUnits="userSpaceOnUse">
        <path fill="#c3b0a2" d="M0 0h24v20H0z" />
        <path fill="#9a5546" d="M0 0h22v8H0z" />
        <path fill="#a8614f" d="M-12 10h22v8h-22zM12 10h22v8H12z" />
      </pattern>
      <path fill="url(#handover-siding)" d="M112 238h416v160H112z" />
      <path fill="#000" opacity=".14" d="M112 246h416v16H112z" />
      <path fill="url(#handover-shingles)" d="M186 104h268l106 138H80z" />
      <path fill="#000" opacity=".13" d="M400 104h54l106 138H446z" />
      <path fill="#343a3f" d="M180 98h280l5 10H175z" />
      <path fill="url(#handover-bricks)" d="M380 60h46v86h-46z" />
      <path fill="#000" opacity=".16" d="M410 60h16v86h-16z" />
      <path fill="#7a4337" d="M374 50h58v12h-58z" />
      <path fill="#c4cacd" d="M376 138h54l8 12h-70z" />
      <path fill="#f4f2ec" d="M72 240h496v11H72z" />
      <path fill="#d6d1c6" d="M72 249h496v3H72z" />
      <path fill="#f4f2ec" d="M516 251h9v147h-9z" />
      <path fill="#f4f2ec" d="M280 290h76v108h-76z" />
      <path fill="#2f5a73" d="M287 297h62v101h-62z" />
      <path fill="#274c62" d="M295 305h46v34h-46zM295 349h46v42h-46z" />
      <circle fill="#e6c35a" cx="341" cy="346" r="3.500" />
      <path fill="#bfb6a6" d="M268 392h100v10H268z" />
      <Window x={150} />
      <Window x={404} />
    </>
  );
}

function Window({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 284)`}>
      <path fill="#f4f2ec" d="M0 0h88v66H0z" />
      <path fill="#8fb0c6" d="M6 6h36v54H6zM46 6h36v54H46z" />
      <path fill="#fff" opacity=".35" d="M6 40L36 6h6v8L6 56zM46 40L76 6h6v8L46 56z" />
      <path fill="#f4f2ec" d="M6 31h76v4H6z" />
      <path fill="#2f5a73" d="M-16 0h12v66h-12zM92 0h12v66H92z" />
      <path fill="#b98a5a" d="M-4 66h96v12H-4z" />
      <path
        fill="#6d8f55"
        d="M0 66a8 8 0 0 1 15-3 9 9 0 0 1 16 0 9 9 0 0 1 17-1 9 9 0 0 1 16 1 9 9 0 0 1 24 3z"
      />
      <path fill="#c8505a" d="M10 58h6v6h-6zM30 57h6v6h-6zM52 58h6v6h-6zM72 57h6v6h-6z" />
    </g>
  );
}
