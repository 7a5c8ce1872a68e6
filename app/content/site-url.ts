/** Whether a text is a scheme and host alone, such as https://report.example: the path is in BASE_PATH. */
export function isSite(text: string): boolean {
  return /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/iu.test(text) && URL.canParse(text);
}
