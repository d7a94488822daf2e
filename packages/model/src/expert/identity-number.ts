/** GB 11643: the last of the 18 places is the remainder of the weighted others. */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const checkLetters = '10X98765432';

/** The birthday that an identity number names, yyyy-MM-dd; undefined where the number cannot be one. */
export function birthdayOf(idNo: string): string | undefined {
  if (!/^[1-9]\d{16}[\dX]$/.test(idNo)) return undefined;
  if (checkLetterOf(idNo) !== idNo[17]) return undefined;
  const day = `${idNo.slice(6, 10)}-${idNo.slice(10, 12)}-${idNo.slice(12, 14)}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
  return isDay && day >= '1900-01-01' ? day : undefined;
}

/** The last place that belongs to the first 17. */
export function checkLetterOf(idNo: string): string {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(idNo[place]), 0);
  return checkLetters[sum % 11] ?? '';
}

/** An odd place before the last says a man. */
export function genderOf(idNo: string): 1 | 2 {
  return Number(idNo[16]) % 2 === 1 ? 1 : 2;
}

/** Whole years between two days yyyy-MM-dd; who was born on 29 February ages on 1 March. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) >= birthday.slice(5) ? years : years - 1;
}

/** ISO/IEC 7812: the number of a bank card, 16 to 19 digits, adds up by Luhn. */
export function isCardNo(cardNo: string): boolean {
  if (!/^\d{16,19}$/.test(cardNo)) return false;
  const sum = [...cardNo].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
