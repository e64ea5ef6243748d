import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SoaringSpotConfig } from '../platform/config/soaringspot-config.js';

/** A local service that responds in the form of SoaringSpot: one competition with a day of results. */
export interface TestSoaringSpot {
  /** Address and key for the setting `soaringspot`. */
  readonly config: SoaringSpotConfig;
  /** Paths of the calls. */
  readonly calls: string[];
  /** Whether it fails. */
  isDown: boolean;
  close(): void;
}

const CLIENT_ID = 'ridge-cup';
const SECRET = 'not so secret';
const REL = 'http://api.soaringspot.com/rel/';
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** @param documents Replace those of the same paths. */
export async function startSoaringSpot(
  documents: Readonly<Record<string, unknown>> = {},
): Promise<TestSoaringSpot> {
  const known: Readonly<Record<string, unknown>> = { ...DOCUMENTS, ...documents };
  const service = createServer((request, response) => {
    const { url = '' } = request;
    spot.calls.push(url);
    const document = known[url];
    response.statusCode = statusOf(request, document !== undefined);
    response.end(JSON.stringify(document ?? {}));
  });
  const statusOf = (request: IncomingMessage, isKnown: boolean) => {
    if (spot.isDown) return 500;
    if (!isSigned(request)) return 401;
    return isKnown ? 200 : 404;
  };
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const spot: TestSoaringSpot = {
    config: { url: `http://127.0.0.1:${port}/v1`, clientId: CLIENT_ID, secret: SECRET },
    calls: [],
    isDown: false,
    close: () => service.close(),
  };
  return spot;
}

/** Documents in the published form, by their paths. */
const DOCUMENTS: Readonly<Record<string, unknown>> = {
  '/v1/': {
    _embedded: {
      [`${REL}contests`]: [
        {
          id: 12,
          name: ' Ridge  Cup\u0007 ',
          country: 'de',
          start_date: '2026-07-11',
          end_date: '2026-07-18',
          time_zone: 'Europe/Berlin',
          _embedded: {
            [`${REL}location`]: { name: 'Ridgefield' },
            [`${REL}classes`]: [
              {
                id: 7,
                type: '18_meter',
                name: '18 metre',
                // Another host: only the path counts.
                _links: {
                  [`${REL}tasks`]: { href: 'http://elsewhere.example/v1/classes/7/tasks' },
                },
              },
            ],
          },
        },
        { id: 13, name: 'Without dates' },
      ],
    },
  },
  '/v1/classes/7/tasks': {
    _embedded: {
      [`${REL}tasks`]: [
        {
          id: 72,
          task_date: '2026-07-15',
          task_number: 2,
          task_type: 'assigned_area',
          task_duration: 10_800,
          result_status: 'cancelled',
          _links: {},
        },
        {
          id: 71,
          task_date: '2026-07-14',
          task_number: 1,
          task_type: 'polygon',
          result_status: 'official',
          task_distance: 312_412,
          _links: {
            [`${REL}points`]: { href: '/v1/tasks/71/points' },
            [`${REL}results`]: { href: '/v1/tasks/71/results' },
          },
        },
      ],
    },
  },
  '/v1/tasks/71/points': {
    _embedded: {
      [`${REL}points`]: [
        pointOf('Tower', 2, {
          oz_type: 'symmetric',
          oz_radius1: 10_000,
          oz_angle1: radians(45),
          oz_radius2: 500,
          oz_angle2: Math.PI,
        }),
        pointOf('Start', 1, {
          oz_type: 'next',
          oz_line: true,
          oz_radius1: 5000,
          oz_angle1: radians(90),
        }),
        pointOf('Finish', 3, { oz_type: 'previous', oz_radius1: 3000, oz_angle1: Math.PI }),
      ],
    },
  },
  '/v1/tasks/71/results': {
    _embedded: {
      [`${REL}results`]: [
        {
          rank: 2,
          points: 871,
          points_total: 871,
          scored_distance: 280_000,
          comment: 'landed out',
          _embedded: { [`${REL}contestant`]: { name: 'Ben Sample', contestant_number: 'XY' } },
        },
        {
          rank: 1,
          points: '1000',
          points_total: 1000,
          scored_distance: 312_412,
          scored_speed: 32.896,
          scored_start: '2026-07-14T13:02:10',
          scored_finish: '2026-07-14T15:40:27',
          _embedded: {
            [`${REL}contestant`]: {
              contestant_number: 'AS',
              aircraft_registration: 'd1234',
              aircraft_model: 'Ventus 3',
              handicap: 100,
              _embedded: { [`${REL}pilot`]: [{ first_name: 'Ada', last_name: 'Sample' }] },
            },
          },
        },
        { rank: 3, _embedded: {} },
      ],
    },
  },
};

function pointOf(name: string, index: number, zone: Record<string, unknown>) {
  const [latitude, longitude] = [radians(50 + index / 10), radians(8.25)];
  return { name, point_index: index, latitude, longitude, elevation: 211.4, ...zone };
}

/** Whether a call is signed as documented. */
function isSigned({ headers: { authorization = '' } }: IncomingMessage): boolean {
  const [scheme] = authorization.split(' ', 1);
  const fields = new Map(
    [...authorization.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const message = `${fields.get('Nonce')}${fields.get('Created')}${fields.get('ClientID')}`;
  return (
    scheme === 'http://api.soaringspot.com/v1/hmac/v1' &&
    fields.get('ClientID') === CLIENT_ID &&
    fields.get('Signature') === createHmac('sha256', SECRET).update(message).digest('base64')
  );
}
