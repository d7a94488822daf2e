import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const leaseWords = {
  leaseApplications: { zh: '租房申请', en: 'Lease applications' },
  leaseContracts: { zh: '租赁合同', en: 'Lease contracts' },
  leasePolicy: { zh: '租赁政策', en: 'Lease policy' },
  rentBills: { zh: '租金账单', en: 'Rent bills' },
} as const satisfies Record<string, Text>;
