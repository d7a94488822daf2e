import { notice } from '@zhaocai/model/desk/notice';
import type { Row } from '@zhaocai/model/kit/entity';
import { resource } from '@zhaocai/model/kit/resource';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { currentUser } from '../../../kit/session/session-store.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import '../desk.css';
import { deskTexts as texts } from '../texts.ts';
import { EditForm } from './edit-form.tsx';

const detail = noticeDetail();

/** `?id=` an announcement of one's own that is changed; without it a new one. */
export function EditNoticePage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id ? <OldNotice id={id} /> : <EditForm row={undefined} />;
}

function OldNotice({ id }: { id: string }) {
  const query = useEndpoint(detail, { id });
  useTabTitle(query.data?.title);
  return <Loaded query={query}>{(row) => <OwnNotice row={row} />}</Loaded>;
}

function OwnNotice({ row }: { row: Row<typeof notice> }) {
  const t = useText();
  if (row.createUser !== currentUser()?.userId) return <Empty title={t(texts.notAuthor)} />;
  // The version that was opened: a save by somebody else meanwhile is refused, not overwritten.
  return <EditForm key={row.id} row={row} />;
}

function noticeDetail() {
  const { detail: endpoint } = resource(notice);
  return endpoint;
}
