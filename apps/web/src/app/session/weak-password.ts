/** Known sequences, under 8 characters, or without a letter and a digit: the user is advised to choose another. */
export function isWeakPassword(password: string): boolean {
  const isSequence = password.includes('123456') || password.includes('654321');
  return isSequence || password.length < 8 || !/[a-z]/i.test(password) || !/\d/.test(password);
}
