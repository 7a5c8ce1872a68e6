/** Something in a filled sheet that stops the command. Rows count from 1 and the header is row 1, as spreadsheets count. */
export interface SheetProblem {
  row?: number;
  column?: string;
  /** "found …; expected …" */
  message: string;
}

/** As the command prints it: `sheet.csv: row 7, column observed_value: found "8,49"; expected a number such as 8.49`. */
export function formatSheetProblems(file: string, problems: readonly SheetProblem[]): string {
  return problems
    .map(({ row, column, message }) => {
      const place = [row && `row ${row}`, column && `column ${column}`].filter(Boolean).join(", ");
      return `${file}: ${place && `${place}: `}${message}\n`;
    })
    .join("");
}
