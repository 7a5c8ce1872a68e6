import css from "./newer-edition.css?inline";

interface Props {
  year: number;
  newestYear: number;
  address: string;
}

export const newerEditionCss = css;

/** On every page of an older edition, on paper too. */
export function NewerEdition({ year, newestYear, address }: Props) {
  return (
    <p className="newer-edition">
      This is the {year} edition.{" "}
      <a className="target" href={address}>
        A newer one exists: {newestYear}
      </a>
    </p>
  );
}
