import { read, utils } from '@e965/xlsx';
import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { Loaded } from '../widgets/loading.tsx';
import type { DocumentProps } from './previews.ts';

/** More rows than this are not drawn; the file has them all. */
const rowLimit = 500;

interface Spreadsheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly isCut: boolean;
}

/** The spreadsheets of a workbook as plain tables. */
export function SpreadsheetTables({ content, contentKey }: DocumentProps) {
  const query = useQuery({
    queryKey: ['workbook', contentKey],
    queryFn: async () => spreadsheetsOf(await content.arrayBuffer()),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Loaded query={query}>
      {(spreadsheets) => (
        <Tabs
          size="small"
          items={spreadsheets.map((spreadsheet) => ({
            key: spreadsheet.name,
            label: spreadsheet.name,
            children: <SpreadsheetTable spreadsheet={spreadsheet} />,
          }))}
        />
      )}
    </Loaded>
  );
}

function SpreadsheetTable({ spreadsheet }: { spreadsheet: Spreadsheet }) {
  const t = useText();
  return (
    <div className="kit-spreadsheet" tabIndex={0} role="region" aria-label={spreadsheet.name}>
      <table>
        <tbody>
          {spreadsheet.rows.map((row, at) => (
            // A spreadsheet has no other name for its rows and cells than their place.
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {row.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {spreadsheet.isCut && <p className="kit-drop-rules">{t(kitTexts.spreadsheetCut, { count: rowLimit })}</p>}
    </div>
  );
}

function spreadsheetsOf(content: ArrayBuffer): Spreadsheet[] {
  const book = read(content, { cellDates: true, sheetRows: rowLimit + 1 });
  return book.SheetNames.flatMap((name) => {
    const spreadsheet = book.Sheets[name];
    if (!spreadsheet) return [];
    const rows = utils.sheet_to_json<unknown[]>(spreadsheet, { header: 1, raw: false, defval: '' });
    const texts = rows.slice(0, rowLimit).map((row) => row.map((cell) => String(cell ?? '')));
    return [{ name, rows: texts, isCut: rows.length > rowLimit }];
  });
}
