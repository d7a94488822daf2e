import {
  helpContents as helpContentsEndpoint,
  helpInfo as helpInfoEndpoint,
  helpPage,
  helpPicture as helpPictureEndpoint,
  showHelp as showHelpEndpoint,
} from '@zhaocai/model';
import { crud } from '../../../platform/crud/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { handle, handlePublic, type MountedEndpoint } from '../../../platform/http/index.ts';
import { checkHelpPage } from './check-help-page.ts';
import { helpContents } from './help-contents.ts';
import { helpInfo } from './help-info.ts';
import { helpPicture } from './help-picture.ts';
import { createHelpTickets } from './help-ticket.ts';
import { showHelp } from './show-help.ts';
import type { Secret } from '../../../platform/secrets/index.ts';

export interface HelpOptions {
  readonly database: Pick<Database, 'scoped'>;
  /** Of the product: the key of the tickets is derived from it. */
  readonly secret: Secret;
}

export function helpRoutes({ database, secret }: HelpOptions): MountedEndpoint[] {
  const tickets = createHelpTickets(secret);
  return [
    ...crud(helpPage, { beforeSave: checkHelpPage }),
    handle(helpInfoEndpoint, (ctx, input) => helpInfo(ctx, tickets, input)),
    handle(helpContentsEndpoint, helpContents),
    handlePublic(helpPictureEndpoint, helpPicture),
    handlePublic(showHelpEndpoint, (ctx, input) => showHelp({ database, tickets }, ctx, input)),
  ];
}
