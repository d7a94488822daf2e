import type { PortalListInput } from '@zhaocai/model';

/** Addresses of the portal. The language stands in them: what is shared opens as it was read. */
export interface Spoken {
  readonly lang: 'zh' | 'en' | '';
}

export function listAddress(input: Partial<PortalListInput>): string {
  return `/portal${queryOf(input)}`;
}

export function noticeAddress(id: string, { lang }: Spoken): string {
  return `/portal/notice/${id}${queryOf({ lang })}`;
}

export function fileAddress(noticeId: string, fileId: string): string {
  return `/portal/notice/${noticeId}/file/${fileId}`;
}

export function feedAddress(input: Partial<PortalListInput>, format: 'rss' | 'atom'): string {
  const { after: _after, before: _before, ...filter } = input;
  return `/portal/feed.xml${queryOf({ ...filter, ...(format === 'atom' && { format }) })}`;
}

export function releasesAddress(projectId: string): string {
  return `/portal/ocds/releases/${projectId}`;
}

/** Whose records are published. */
export function recordsAddress({
  q = '',
  page = 1,
  lang,
}: Spoken & { readonly q?: string; readonly page?: number }): string {
  return `/portal/record${queryOf({ q, page: page > 1 ? String(page) : '', lang })}`;
}

export function authorityAddress(tenantId: string, { year = '', lang }: Spoken & { readonly year?: string }): string {
  return `/portal/record/${tenantId}${queryOf({ year, lang })}`;
}

export function checkpointAddress(tenantId: string, day = ''): string {
  return `/portal/record/${tenantId}/checkpoint${queryOf({ day })}`;
}

/** Where a supplier registers; who is not signed in signs in first and comes back there. */
export function registerAddress({ projectId, tenantId }: { projectId: string; tenantId: string }): string {
  return `/bidding/myBid/addBidding?projectId=${projectId}&tenantId=${tenantId}`;
}

/** Where a supplier answers a research, in the same way. */
export function answerAddress({ id, tenantId }: { id: string; tenantId: string }): string {
  return `/researchNeeds/noticeDetail/index?id=${id}&tenantId=${tenantId}`;
}

function queryOf(parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).filter((one): one is [string, string] => Boolean(one[1]));
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
}
