/**
 * Renders the logo of sites without their own: a heart with a bandage pad. Its colors are flat, so that it is clear at text size.
 */
export function HeartLogo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M16 29C13 26 2 19 2 11 2 6.5 5.5 3.5 9.5 3.5c3 0 5.3 1.7 6.5 4.2 1.2-2.5 3.5-4.2 6.5-4.2 4 0 7.5 3 7.5 7.5 0 8-11 15-14 18z"
        fill="#d6405c"
      />
      <rect x="10.5" y="9.5" width="11" height="10.5" rx="3" transform="rotate(-10 16 15)" fill="#fdf3e2" />
    </svg>
  );
}
