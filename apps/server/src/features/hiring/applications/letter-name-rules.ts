/**
 * The first name for a greeting, or nothing where it is none: anybody can have this mail sent to anybody, and it must
 * not carry their message.
 */
export function greetingName(firstName: string): string {
  const name = firstName.trim();
  return /^\p{L}[\p{L}\p{M}'’ -]{0,29}$/u.test(name) && name.split(/\s+/).length <= 3 ? name : '';
}
