import type { Text } from "../../analysis/text";
import { RichText } from "../rich-text";

interface Props {
  rows: readonly { category: string; status: string; details: Text }[];
}

/** What was checked, and with what result. */
export function ResultsTable({ rows }: Props) {
  return (
    <table className="results">
      <caption className="visually-hidden">Validation results</caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col">Status</th>
          <th scope="col">Details</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ category, status, details }) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            <td>
              <span className="confirmed">
                <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                  <path
                    d="M3 8.5l3.5 3.5L13 4.5"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2.5"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                </svg>
                {status}
              </span>
            </td>
            <td>
              <RichText text={details} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
