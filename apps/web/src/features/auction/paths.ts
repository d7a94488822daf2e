import { auctionPath } from '@zhaocai/model/auction/auction-lifecycle';

export const auctionListPath = '/tenderee/auction';
export const auctionRoomPath = `${auctionPath}/:id`;

interface Place {
  readonly projectId: string;
  readonly tenantId: string;
}

export const roomPath = ({ projectId, tenantId }: Place) => `${auctionPath}/${projectId}?tenantId=${tenantId}`;
export const projectPath = ({ projectId }: Place) => `/tenderee/projectDetail/index?id=${projectId}`;
export const bidPath = ({ projectId, tenantId }: Place) =>
  `/bidding/projectDetail/index/${projectId}?tenantId=${tenantId}`;
export const comparisonPath = ({ projectId }: Place) => `/tenderee/bidOpenManage/bidOpenResult?id=${projectId}`;
