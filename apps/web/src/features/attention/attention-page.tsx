import { attentionType } from '@zhaocai/model/attention/attention';
import { attentionPage, type AttentionLine } from '@zhaocai/model/attention/attention-endpoints';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { ListPage } from '../../kit/resource-page/list-page.tsx';
import { listInput, useListState } from '../../kit/resource-page/list-state.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Ago } from '../../kit/widgets/instant.tsx';
import { attentionTexts as texts } from './texts.ts';
import { WatchStar } from './watch.tsx';

const named = (bizType: number) => attentionType.named(bizType)?.name ?? 'project';

const columns: readonly DataColumn<AttentionLine>[] = [
  { prop: 'name', label: texts.name, width: 340, type: 'mylink' },
  {
    prop: 'bizType',
    label: texts.kind,
    width: 100,
    render: ({ bizType }) => <ChoiceTag choices={attentionType.choices} value={bizType} />,
  },
  { prop: 'number', label: texts.number, width: 190, isProno: true },
  { prop: 'buyerName', label: texts.buyer, width: 170 },
  {
    prop: 'lastNews',
    label: texts.news,
    width: 300,
    render: ({ lastNews, lastNewsTime }) =>
      lastNews === null ? (
        <span className="kit-faint">—</span>
      ) : (
        <>
          <Ago at={lastNewsTime} />　{lastNews}
        </>
      ),
  },
  {
    prop: 'createTime',
    label: texts.since,
    width: 150,
    render: ({ createTime }) => <Ago at={createTime} />,
  },
  {
    prop: 'watched',
    label: texts.column,
    width: 80,
    align: 'center',
    render: ({ bizType, bizId }) => <WatchStar type={named(bizType)} id={bizId} />,
  },
];

/** Notices, projects and suppliers that one watches; each leads to its own page. */
export function AttentionPage() {
  const t = useText();
  const pathOf = usePathOf();
  const [state, change] = useListState();
  const query = useEndpoint(attentionPage, listInput(state), { keepPrevious: true });
  return (
    <ListPage<AttentionLine>
      id="attention"
      title={t(texts.mine)}
      columns={columns}
      query={query}
      state={state}
      onState={change}
      filters={[
        { name: 'keyword', label: texts.keyword },
        { name: 'bizType', label: texts.kind, choices: attentionType.choices },
      ]}
      pathOf={pathOf}
      empty={{ title: t(texts.none), help: t(texts.noneHelp) }}
    />
  );
}

/** A buyer has his own pages of his projects and notices; everybody else reads what is published. */
function usePathOf(): (row: AttentionLine) => string {
  const allowed = useAllowed();
  return ({ bizType, bizId, tenantId }) => {
    switch (named(bizType)) {
      case 'notice':
        return `/projectManagement/noticeAdministration/noticeParticulars?id=${bizId}&tenantId=${tenantId}`;
      case 'supplier':
        return '/supplierBase/supplierList/index';
      case 'project':
        return allowed('project_view')
          ? `/tenderee/projectDetail/index?id=${bizId}`
          : `/bidding/projectDetail/index/${bizId}?tenantId=${tenantId}`;
    }
  };
}
