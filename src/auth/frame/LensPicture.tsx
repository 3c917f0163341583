/** Draws a scleral lens in profile: vaulting the cornea, landing on the sclera. Colors come from the tokens. */
export function LensPicture() {
  return (
    <svg className="lens-picture" viewBox="0 0 480 300" aria-hidden>
      <path
        className="lens-eye"
        d="M0 258 C70 250 110 226 146 196 C196 132 284 132 334 196 C370 226 410 250 480 258 V300 H0 Z"
      />
      <path className="lens-cornea" d="M146 196 C196 132 284 132 334 196" />
      <path
        className="lens-tear"
        d="M92 232 C150 206 176 118 240 118 C304 118 330 206 388 232 C370 226 352 212 334 196 C284 132 196 132 146 196 C128 212 110 226 92 232 Z"
      />
      <path className="lens-front" d="M66 246 C140 216 168 104 240 104 C312 104 340 216 414 246" />
      <path className="lens-back" d="M78 240 C146 212 174 116 240 116 C306 116 334 212 402 240" />
      <g className="lens-rule">
        <path d="M66 56 V76 M414 56 V76 M66 66 H414" />
        <path d="M240 86 V196" strokeDasharray="2 5" />
        {[110, 153, 197, 240, 283, 327, 370].map((x) => (
          <path key={x} d={`M${x} 62 V70`} />
        ))}
      </g>
    </svg>
  );
}
