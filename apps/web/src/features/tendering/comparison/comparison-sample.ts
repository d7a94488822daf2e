import { manner } from '@zhaocai/model/tendering/choices';
import { packageLifecycle } from '@zhaocai/model/tendering/package-lifecycle';
import { projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import type { Comparison } from '@zhaocai/model/tendering/opening-endpoints';
import type { Offer } from './selection-draft.ts';

type Quoted = Partial<Offer> & Pick<Offer, 'packageId' | 'entryId' | 'totalMoney'>;

export function sampleOffer(offer: Quoted): Offer {
  return {
    perMoney: null,
    firstMoney: offer.totalMoney,
    remark: null,
    serviceShow: '质保三年，四小时到场',
    matchExplain: '完全响应，无偏离',
    bidStatus: '0',
    bidRemark: null,
    isLowest: false,
    lines: [],
    files: [],
    file: null,
    ...offer,
  };
}

const bed = { id: '21', name: '单人床', unit: '张', quantity: '600.0000', techParams: null };
const demand = {
  quoteType: 1,
  quoteTypeStr: '总价',
  ceilingMoney: null,
  brandModel: null,
  goods: null,
  techParams: null,
  afterSale: null,
};

/** Two packages and three suppliers; the third did not quote for the second package. */
export const sampleComparison: Comparison = {
  projectId: '1',
  projectNo: 'XDCG-A-030',
  projectName: '学生公寓单人床',
  manner: manner.code.inquiry,
  version: 7,
  stage: projectLifecycle.code.opened,
  generalBudget: '500000.00',
  selectedMoney: '0.00',
  canRule: true,
  canSelect: true,
  canConfirm: false,
  approval: null,
  packages: [
    {
      ...demand,
      packageId: '11',
      packageNo: 1,
      packageName: '单人床',
      budget: '450000.00',
      maxWinners: 1,
      packageStatus: packageLifecycle.code.opened,
      items: [bed],
    },
    {
      ...demand,
      packageId: '12',
      packageNo: 2,
      packageName: '床垫',
      budget: '50000.00',
      maxWinners: 1,
      packageStatus: packageLifecycle.code.opened,
      items: [
        { id: '22', name: '床垫', unit: '张', quantity: '600.0000', techParams: null },
        { id: '23', name: '床单', unit: '条', quantity: '1200.0000', techParams: null },
      ],
    },
  ],
  suppliers: [
    {
      supplierId: '31',
      supplierName: '甲家具',
      totalM: '438000.00',
      unopened: [],
      detailListVOS: [
        sampleOffer({ packageId: '11', entryId: '41', perMoney: '660.00', totalMoney: '396000.00', isLowest: true }),
        sampleOffer({ packageId: '12', entryId: '42', totalMoney: '42000.00' }),
      ],
    },
    {
      supplierId: '32',
      supplierName: '乙家居',
      totalM: '440000.00',
      unopened: [],
      detailListVOS: [
        sampleOffer({ packageId: '11', entryId: '43', perMoney: '666.67', totalMoney: '400002.00' }),
        sampleOffer({ packageId: '12', entryId: '44', totalMoney: '39998.00', isLowest: true }),
      ],
    },
    {
      supplierId: '33',
      supplierName: '丙钢品',
      totalM: '420000.00',
      unopened: [],
      detailListVOS: [sampleOffer({ packageId: '11', entryId: '45', perMoney: '700.00', totalMoney: '420000.00' })],
    },
  ],
};
