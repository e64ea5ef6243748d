import type { SearchKind } from '@cloudstreet/sdk';
import {
  Building2,
  CalendarDays,
  Globe,
  Hash,
  Hexagon,
  Library,
  type LucideIcon,
  MapPin,
  Plane,
  Route,
  Ruler,
  Tag,
  TowerControl,
  Trophy,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';

const ICONS: { readonly [Kind in SearchKind]?: LucideIcon } = {
  user: UserRound,
  club: Building2,
  airport: TowerControl,
  aircraft: Plane,
  registration: Hash,
  country: MapPin,
  region: MapPin,
  multi_region: MapPin,
  sector: Hexagon,
  continent: Globe,
  sc_class: Tag,
  keyword: Tag,
  season: CalendarDays,
  month: CalendarDays,
  scoring_date: CalendarDays,
  distance: Ruler,
  point_of_interest: MapPin,
  flight_collection: Library,
  travel: Route,
  task: Route,
  waypoint_collection: MapPin,
  competition: Trophy,
};

/** Icon of a kind of result. */
export function kindIcon(kind: SearchKind): ReactNode {
  const Icon = ICONS[kind];
  return Icon && <Icon size={18} aria-hidden />;
}
