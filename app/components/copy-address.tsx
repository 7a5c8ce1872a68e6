/** Copies the address of what is shown, and says whether that worked. */
export function CopyAddress({ say }: { say: (words: string) => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      say("Link to this view copied.");
    } catch {
      // Browsers refuse without a secure connection, and readers may refuse too.
      say("The browser did not allow copying. The address of this view stands in the address bar.");
    }
  }
  return (
    <button className="tool" type="button" onClick={copy}>
      Copy link
    </button>
  );
}
