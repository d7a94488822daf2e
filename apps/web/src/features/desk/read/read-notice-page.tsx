import { noticeApi } from '@zhaocai/model/desk/notice-endpoints';
import type { EndpointOutput } from '@zhaocai/model';
import { ArrowLeftOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import '../desk.css';
import { NoticeSheet } from '../notice-sheet.tsx';
import { ownNoticesPath } from '../paths.ts';
import { deskTexts as texts } from '../texts.ts';

type ReadNotice = EndpointOutput<typeof noticeApi.read>;

/** An announcement; opening it is reading it. */
export function ReadNoticePage() {
  const { id = '' } = useParams();
  const query = useEndpoint(noticeApi.read, { id });
  useTabTitle(query.data?.title);
  return <Loaded query={query}>{(notice) => <ReadView notice={notice} />}</Loaded>;
}

function ReadView({ notice }: { notice: ReadNotice }) {
  const t = useText();
  useMarkRead(notice);
  return (
    <div className="kit-page desk-reader">
      <nav className="desk-reader-bar">
        <Link to={ownNoticesPath}>
          <ArrowLeftOutlined /> {t(texts.back)}
        </Link>
        <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
          {t(texts.print)}
        </Button>
      </nav>
      <NoticeSheet {...notice} />
    </div>
  );
}

/** Once per visit, quietly: a failure to note it must not disturb the reading. */
function useMarkRead({ id, isRead }: ReadNotice): void {
  const { run } = useCommand(noticeApi.checkRead, { success: 'silent', quiet: true });
  const marked = useRef('');
  useEffect(() => {
    if (isRead || marked.current === id) return;
    marked.current = id;
    void run({ ids: id });
  }, [id, isRead, run]);
}
