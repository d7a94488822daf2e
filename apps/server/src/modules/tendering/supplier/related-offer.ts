import { relatedBidderLifecycle } from '@zhaocai/model';

/** Of a registration `e`: a finding that it is related to another, unless that was cleared; one that was upheld first. */
export const relatedOffer = `
  select jsonb_build_object('supplierName', case when r.entry_id = e.id then r.company_name else r.other_name end,
    'other', case when r.entry_id = e.id then r.other_name else r.company_name end,
    'isOpen', bool_or(r.finding_status in ${relatedBidderLifecycle.sql('toJudge')}) over ())
  from related_bidder r
  where r.tenant_id = e.tenant_id and e.id in (r.entry_id, r.other_entry_id) and r.is_deleted = 0
    and r.finding_status in ${relatedBidderLifecycle.sql('toJudge', 'upheld')}
  order by r.finding_status in ${relatedBidderLifecycle.sql('upheld')} desc, r.id limit 1`;
