import { ListPage } from '../../../kit/resource-page/list-page.tsx';
import './bulletin.css';
import { bulletin } from '@zhaocai/model/tendering/bulletin';
import { bulletinPage, type BulletinRow } from '@zhaocai/model/tendering/bulletin-endpoints';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { entityColumns } from '../../../kit/resource-page/entity-columns.tsx';
import { listInput, useListState } from '../../../kit/resource-page/list-state.ts';
import { useText } from '../../../kit/text/language.ts';
import { WatchedToggle } from '../../attention/index.ts';
import { ownBulletinPath } from './paths.ts';
import { bulletinTexts as texts } from './texts.ts';
import { noticesExport } from '@zhaocai/model/tendering/tendering-exports';

const widths: Readonly<Record<string, number>> = { title: 440, bulletinType: 150 };
const columns = entityColumns<BulletinRow>(bulletin.fields, [
  'title',
  'bulletinType',
  'bulletinStatus',
  'publishTime',
  'endTime',
]).map((column) => ({
  ...column,
  sortable: false,
  width: widths[column.prop] ?? column.width,
  // The title opens the notice, so it is drawn as a link.
  ...(column.prop === 'title' && { type: 'mylink' as const, render: undefined }),
}));

/** The notices of one's own unit, drafts included. */
export function OwnBulletins() {
  const t = useText();
  const [state, change] = useListState();
  const query = useEndpoint(bulletinPage, listInput(state), { keepPrevious: true });
  return (
    <ListPage<BulletinRow>
      id="ownNotices"
      title={t(texts.manage)}
      columns={columns}
      query={query}
      state={state}
      onState={change}
      exported={noticesExport}
      actions={<WatchedToggle />}
      filters={[{ name: 'keyword', label: texts.keyword }]}
      pathOf={(row) => ownBulletinPath(row.id)}
      empty={{ title: t(texts.none), help: t(texts.noneHelp) }}
    />
  );
}
