import { maxPhones } from '@zhaocai/model';
import { refuse } from '../../../platform/http/index.ts';

/** The phones of a comma list, each once; the three complaints are the API's (rules 310 to 312). */
export function demandPhones(list: string): string[] {
  const phones = [...new Set(list.split(/[,，]/).map((phone) => phone.trim()))];
  for (const phone of phones) demandPhone(phone);
  if (phones.length > maxPhones) refuse('resource.smsTooMany', { max: maxPhones });
  return phones;
}

function demandPhone(phone: string): void {
  if (phone === '') refuse('resource.phoneMissing');
  if (phone.length !== 11) refuse('resource.phoneLength');
  if (!/^1[3-9]\d{9}$/.test(phone)) refuse('resource.phoneForm');
}

export function hiddenPhone(phone: string): string {
  return phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
}
