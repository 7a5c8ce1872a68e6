interface Props {
  words: string;
  /** For what the eye sees anyway. */
  hidden?: boolean;
}

/** Says politely what changed. It stays in the page while empty, because only what was there before is listened to. */
export function Notice({ words, hidden = false }: Props) {
  return (
    <p className={hidden ? "visually-hidden" : "notice no-print"} aria-live="polite">
      {words}
    </p>
  );
}
