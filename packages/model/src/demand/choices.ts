import { named } from '../kit/named.ts';
import { projectRoles } from '../tendering/project-roles.ts';

/** The parts that people have in what becomes of a demand (the API's `bidRole`): those of a project, without its leader. */
export const bidRoles = projectRoles.filter(({ value }) => value > 0);

/** What a price of a tender is said as (the API's `moneyType`). */
export const tenderMoneyType = named({
  total: { value: 1, label: { zh: '总价', en: 'Total price' } },
  unitPrice: { value: 2, label: { zh: '单价', en: 'Unit price' } },
  rate: { value: 3, label: { zh: '费率', en: 'Rate' } },
  discount: { value: 4, label: { zh: '下浮率', en: 'Discount rate' } },
});

export const tenderResult = named({
  toOpen: { value: 0, label: { zh: '待开标', en: 'To be opened' }, tone: 'blue' },
  won: { value: 1, label: { zh: '中标', en: 'Awarded' }, tone: 'green' },
  lost: { value: 2, label: { zh: '未中标', en: 'Not awarded' }, tone: 'grey' },
  void: { value: 3, label: { zh: '废标', en: 'Rejected' }, tone: 'red' },
});

/** Where a tender of the ledger was run. */
export const tenderPlace = named({
  inside: { value: 1, label: { zh: '平台内', en: 'On this platform' } },
  outside: { value: 2, label: { zh: '平台外', en: 'Elsewhere' } },
});
