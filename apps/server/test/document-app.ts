import { documentModule } from '../src/modules/document/index.ts';
import { startTenderingApp, type TenderingApp } from './tendering-app.ts';

/** The procurement with templates, catalogues and dossiers. */
export function startDocumentApp(): Promise<TenderingApp> {
  return startTenderingApp([documentModule]);
}
