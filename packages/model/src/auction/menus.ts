import { buttons, limitedTo, type MenuSeed } from '../kit/menu.ts';

/** Auctions, for whoever hosts one, watches it or bids in it. */
export const auctionMenus: readonly MenuSeed[] = [
  {
    code: 'auction',
    name: { zh: '竞价大厅', en: 'Auctions' },
    path: '/tenderee/auction',
    icon: 'FallOutlined',
    kinds: ['buyer', 'supplier'],
    buttons: [
      ...buttons('view'),
      ...limitedTo(['buyer'], [{ verb: 'host', name: { zh: '主持竞价', en: 'Host' }, action: 2 }]),
      ...limitedTo(['supplier'], [{ verb: 'bid', name: { zh: '出价', en: 'Bid' }, action: 2 }]),
    ],
  },
];
