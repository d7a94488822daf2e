import type { PortalListInput } from '@zhaocai/model';
import { notFound, type RawAnswer } from '../../../platform/http/index.ts';
import { pageLines, placeOfLine } from '../list/notice-lines.ts';
import { publicAnswer } from '../page/answer-page.ts';
import { isoInstant, longAgo } from '../page/deadline.ts';
import { originOf } from '../page/origin.ts';
import { listAddress } from '../page/portal-address.ts';
import type { Reader } from '../reader.ts';
import { processFacts, type ProcessFacts } from './process-facts.ts';
import { recordOf, releasesOf } from './releases.ts';

const releasesOnPage = 50;
const lots = 'https://raw.githubusercontent.com/open-contracting-extensions/ocds_lots_extension/v1.1.5/extension.json';

interface Packed {
  readonly origin: string;
  readonly path: string;
  readonly publishedDate: string;
}

function packaged({ origin, path, publishedDate }: Packed) {
  return {
    uri: `${origin}${path}`,
    version: '1.1',
    extensions: [lots],
    publishedDate,
    publisher: { name: '招采 Zhaocai', uri: `${origin}/portal` },
  };
}

/** The newest releases that the filters let through, with the way to older ones. */
export async function releasePage(
  baseUrl: string | undefined,
  reader: Reader,
  input: PortalListInput,
): Promise<RawAnswer> {
  const { after, before, lang: _lang, ...filter } = input;
  const origin = originOf(baseUrl, reader);
  const { lines, hasOlder, hasNewer } = await pageLines(reader, {
    filter,
    size: releasesOnPage,
    after,
    before,
    isOfProjects: true,
  });
  const facts = await processFacts(reader, [...new Set(lines.flatMap(({ projectId }) => projectId ?? []))]);
  const wanted = new Set(lines.map(({ id }) => id));
  const releases = facts.flatMap((one) => releasesOf(one, origin, wanted));
  const byNotice = new Map(releases.map((release) => [release.id, release]));
  const path = (place: Partial<PortalListInput>) =>
    listAddress({ ...filter, ...place }).replace('/portal', '/portal/ocds/releases');
  const [first, last] = [lines.at(0), lines.at(-1)];
  const links = {
    ...(last && hasOlder && { next: `${origin}${path({ after: placeOfLine(last) })}` }),
    ...(first && hasNewer && { prev: `${origin}${path({ before: placeOfLine(first) })}` }),
  };
  return json(reader, {
    ...packaged({ origin, path: path({ after, before }), publishedDate: isoInstant(first?.publishTime ?? longAgo) }),
    links,
    releases: lines.flatMap(({ id }) => byNotice.get(id) ?? []),
  });
}

/** The releases of one project. */
export const projectReleases = (baseUrl: string | undefined, reader: Reader, project: string): Promise<RawAnswer> =>
  ofProject(reader, project, (facts) => {
    const origin = originOf(baseUrl, reader);
    const head = packaged({ origin, path: `/portal/ocds/releases/${project}`, publishedDate: lastDate(facts) });
    return { ...head, releases: releasesOf(facts, origin) };
  });

/** The record of one project: its releases, and what they come to. */
export const projectRecord = (baseUrl: string | undefined, reader: Reader, project: string): Promise<RawAnswer> =>
  ofProject(reader, project, (facts) => {
    const origin = originOf(baseUrl, reader);
    const head = packaged({ origin, path: `/portal/ocds/records/${project}`, publishedDate: lastDate(facts) });
    return { ...head, records: [recordOf(facts, origin)] };
  });

async function ofProject(reader: Reader, id: string, pack: (facts: ProcessFacts) => object): Promise<RawAnswer> {
  const [facts] = /^\d{1,18}$/.test(id) ? await processFacts(reader, [id]) : [];
  return facts ? json(reader, pack(facts)) : notFound();
}

function lastDate({ notices }: ProcessFacts): string {
  return isoInstant(notices.at(-1)?.publishTime ?? '');
}

function json(reader: Reader, value: object): Promise<RawAnswer> {
  return publicAnswer(reader, { type: 'application/json', body: JSON.stringify(value) });
}
