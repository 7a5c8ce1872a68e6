import css from "./newer-edition.css?inline";

interface Props {
  year: number;
  address: string;
}

export const newerEditionCss = css;

/** On every page of an archived edition, on paper too. It names no year, because it stays as it is. */
export function NewerEdition({ year, address }: Props) {
  return (
    <p className="newer-edition">
      This is the {year} edition.{" "}
      <a className="target" href={address}>
        See the newest edition
      </a>
    </p>
  );
}
