import type { BulletinDetail, NoticeName } from '@zhaocai/model/tendering/bulletin-endpoints';
import { Alert } from 'antd';
import { Link } from 'react-router';
import { useText } from '../../../kit/text/language.ts';
import { readBulletinPath } from './paths.ts';
import { bulletinTexts as texts } from './texts.ts';

/** Which notice this one changes or replaces, and which came after it: each stays readable as it was. */
export function NoticeRelations({ bulletin }: { bulletin: Pick<BulletinDetail, 'replaces' | 'replacedBy'> }) {
  const t = useText();
  const { replaces, replacedBy } = bulletin;
  return (
    <>
      {replacedBy.map((notice) => (
        <Alert
          key={notice.id}
          type="warning"
          showIcon
          title={
            <>
              {t(texts.replacedBy)} <NoticeLink notice={notice} />
            </>
          }
        />
      ))}
      {replaces && (
        <Alert
          type="info"
          showIcon
          title={
            <>
              {t(texts.replaces)} <NoticeLink notice={replaces} />
            </>
          }
        />
      )}
    </>
  );
}

function NoticeLink({ notice }: { notice: NoticeName }) {
  return <Link to={readBulletinPath(notice)}>{notice.title}</Link>;
}
