export const hallListPath = '/tenderee/openingHall/index';
export const hallRoomPath = '/tenderee/openingHall/room/:id';
export const bidNodePath = '/base/bidNode';
export const bidParamPath = '/base/bidParam';
export const roomPath = ({ projectId, tenantId }: { readonly projectId: string; readonly tenantId: string }) =>
  `/tenderee/openingHall/room/${projectId}?tenantId=${tenantId}`;
export const projectPath = (projectId: string) => `/tenderee/projectDetail/index?id=${projectId}`;
export const bidPath = ({ projectId, tenantId }: { readonly projectId: string; readonly tenantId: string }) =>
  `/bidding/projectDetail/index/${projectId}?tenantId=${tenantId}`;
