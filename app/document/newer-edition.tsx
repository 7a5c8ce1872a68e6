import "./newer-edition.css";

/**
 * On every page of an archived edition. Redirects of addresses that the newest edition lacks lead to `#lost`
 * (scripts/build/redirects.ts).
 */
export function NewerEdition({ year, address }: { year: number; address: string }) {
  return (
    <p className="newer-edition" id="lost">
      This is the {year} edition. <span>The newest edition no longer has this page.</span>{" "}
      <a className="target" href={address}>
        See the newest edition
      </a>
    </p>
  );
}
