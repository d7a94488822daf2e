import { entryMember } from '@zhaocai/model/tendering/consortium';
import { relationType } from '@zhaocai/model/tendering/supplier-relation';
import type { Fields } from '@zhaocai/model/kit/field';

const codes = (zh: string, en: string) =>
  ({
    kind: 'text',
    label: { zh, en },
    help: { zh: '统一社会信用代码，多个用逗号分隔', en: 'Credit codes, with commas between' },
    maxLength: 400,
  }) as const;

/** What a firm says of itself with a registration: who leads it, and which firms it controls or manages, or the other way. */
export const relationFields: Fields = {
  responsiblePerson: { ...entryMember.fields.responsiblePerson, readOnly: false, detailOnly: false },
  holdingCodes: codes('有控股关系的单位', 'Firms in a controlling interest'),
  managingCodes: codes('有管理关系的单位', 'Firms in a relation of management'),
};

const codesIn = (typed: unknown) =>
  String(typed ?? '')
    .split(/[\s,，、;；]+/)
    .filter(Boolean);

/** As the calls take it. */
export function relationInputOf(values: Readonly<Record<string, unknown>>) {
  const { holding, managing } = relationType.code;
  const related = [
    ...codesIn(values.holdingCodes).map((creditCode) => ({ creditCode, relationType: holding })),
    ...codesIn(values.managingCodes).map((creditCode) => ({ creditCode, relationType: managing })),
  ];
  const person = String(values.responsiblePerson ?? '').trim();
  return { ...(person && { responsiblePerson: person }), ...(related.length > 0 && { relatedCompanies: related }) };
}
