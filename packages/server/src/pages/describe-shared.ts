import { getCollection as getFlightCollection } from '../collections/queries.js';
import type { Services } from '../platform/services.js';
import { type CatalogueLocale, localeOf, messagesOf } from '../platform/text/language.js';
import { getTaskRow, type TaskRow } from '../tasks/queries.js';
import { getCollection as getWaypointCollection } from '../waypoints/queries.js';
import { WORLD } from '../waypoints/world-collection.js';
import { formatTenths } from './flight-sentences.js';
import type { PageDescription } from './page-head.js';

/** Previews of links show a few lines. */
const MAX_DESCRIPTION = 300;
/** Names in previews are cut. */
const MAX_NAME = 100;

/** Page of an object that its owner shares with everyone or by a link. */
export interface SharedPage {
  /** Path without the parameter of the link. */
  readonly path: string;
  readonly id: string;
  readonly link: string | undefined;
}

/** Describes the page of a collection of flights. */
export async function describeCollection(
  services: Services,
  page: SharedPage,
  acceptLanguage: string | undefined,
): Promise<PageDescription> {
  const { link, id } = page;
  const collection = await getFlightCollection(services.db, id, { user: undefined, link });
  const { name, description, visibility } = collection;
  const path = `/collection/${collection.id}`;
  const content = { name, description, visibility, locale: localeOf(acceptLanguage) };
  return describe(services, { ...page, path }, content);
}

/** Describes the page of a collection of waypoints. */
export async function describeWaypoints(
  services: Services,
  page: SharedPage,
  acceptLanguage: string | undefined,
): Promise<PageDescription> {
  const locale = localeOf(acceptLanguage);
  if (page.id === WORLD) {
    const name = messagesOf(locale)['waypoint.world']();
    return describe(services, page, { name, description: null, visibility: 'public', locale });
  }
  const collection = await getWaypointCollection(services.db, page.id, {
    user: undefined,
    link: page.link,
  });
  const { name, visibility, user_name: user, waypoints: count } = collection;
  const facts = [messagesOf(locale)['page.waypoints']({ count }), user].join(' · ');
  const description = withText(facts, collection.description);
  const path = `/waypoint/${collection.id}`;
  return describe(services, { ...page, path }, { name, description, visibility, locale });
}

/** Describes the page of a task, or its planner. */
export async function describeTask(
  services: Services,
  page: SharedPage,
  acceptLanguage: string | undefined,
): Promise<PageDescription> {
  const locale = localeOf(acceptLanguage);
  const viewer = { user: undefined, link: page.link };
  const task = await getTaskRow(services.db, Number(page.id), viewer);
  const { airport_name: airport, user_name: user, visibility } = task;
  const distance = `${formatTenths(task.distance, locale)} km`;
  const facts = [distance, airport, user].filter((part) => part !== null).join(' · ');
  const description = withText(facts, task.description);
  return describe(services, page, { name: nameOf(task), description, visibility, locale });
}

/** A task without a name is named by its points. */
function nameOf({ name, points }: TaskRow): string {
  return (
    name ??
    points
      .map(({ properties }) => properties.name)
      .join(' – ')
      .slice(0, MAX_NAME)
  );
}

function withText(facts: string, text: string | null): string {
  return text === null ? facts : `${facts}\n${text}`;
}

interface SharedContent {
  readonly name: string;
  readonly description: string | null;
  readonly visibility: 'public' | 'link' | 'private';
  readonly locale: CatalogueLocale;
}

function describe(
  { config, publicUrl }: Services,
  { path, link }: SharedPage,
  { name, description, visibility, locale }: SharedContent,
): PageDescription {
  const isPublic = visibility === 'public';
  const token = isPublic || link === undefined ? '' : `?link=${encodeURIComponent(link)}`;
  return {
    name,
    site: config.name,
    title: messagesOf(locale)['page.title']({ page: name }),
    ...(description !== null && { description: description.slice(0, MAX_DESCRIPTION) }),
    url: `${publicUrl()}${path}${token}`,
    type: 'website',
    ...(!isPublic && { isUnlisted: true }),
  };
}
