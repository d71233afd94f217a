/** A start-up problem with a plain-language reason; its message is shown to the operator as it is. */
export class DatabaseSetupError extends Error {
  override readonly name = 'DatabaseSetupError';
}
