import type { PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { changedQuotes, confirmQuote } from '@zhaocai/model/tendering/quote-confirmation';
import { Alert, Button } from 'antd';
import { Link } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { quoteAddress } from '../bid-list/next-step.ts';
import { bidProjectTexts as texts } from './texts.ts';

const readerPath = '/projectManagement/noticeAdministration/noticeParticulars';

type Shown = Pick<PublishedProject, 'id' | 'tenantId' | 'packages' | 'canQuote'>;

/** The bidder's quotes from before a change of what he quoted by: to be made anew, or to be confirmed. Nobody else sees it. */
export function ChangedQuotes({ project }: { readonly project: Shown }) {
  const t = useText();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const { id: projectId, tenantId, packages, canQuote } = project;
  const hasQuoted = packages.some(({ entry }) => entry?.isBid);
  const { data = [] } = useEndpoint(
    changedQuotes,
    { projectId, tenantId },
    { enabled: hasQuoted && allowed('bid_view') },
  );
  const confirming = useCommand(confirmQuote, { success: texts.quoteConfirmed });
  if (data.length === 0) return null;
  const nameOf = (packageId: string) => packages.find(({ id }) => id === packageId)?.packageName ?? '';
  const stand = async (entryId: string, bulletinId: string) => {
    const question = { title: t(texts.quoteStands), text: t(texts.quoteStandsText), ok: t(texts.quoteStands) };
    if (await confirm(question)) await confirming.run({ entryId, bulletinId });
  };
  return (
    <>
      {data.map(({ entryId, packageId, bulletinId, bulletinTitle, publishTime, confirmTime }) => (
        <Alert
          key={entryId}
          type={confirmTime === null ? 'warning' : 'info'}
          showIcon
          title={t(confirmTime === null ? texts.quoteChanged : texts.quoteStood, {
            name: nameOf(packageId),
            time: shownInstant(confirmTime ?? publishTime),
          })}
          description={<Link to={`${readerPath}?id=${bulletinId}&tenantId=${tenantId}`}>{bulletinTitle}</Link>}
          action={
            confirmTime === null &&
            canQuote &&
            allowed('bid_quote') && (
              <span className="bid-quote-acts">
                <Link to={quoteAddress({ id: entryId, projectId, tenantId })}>
                  <Button size="small" type="primary">
                    {t(texts.quoteAnew)}
                  </Button>
                </Link>
                <Button size="small" loading={confirming.isRunning} onClick={() => void stand(entryId, bulletinId)}>
                  {t(texts.quoteStands)}
                </Button>
              </span>
            )
          }
        />
      ))}
    </>
  );
}
