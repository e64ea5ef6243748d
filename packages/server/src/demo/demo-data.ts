/** An airfield of the demo; the rest is in the table of airports. */
export interface DemoAirfield {
  /** Its ident in the table of airports. */
  ident: string;
  /** Share of launches by winch; the others are aerotows. */
  winchShare: number;
  /** Strength of thermals relative to the lowlands of Europe. */
  dryness: number;
  /** Directions that courses may take, in degrees, clockwise from the first to the second. */
  directions: readonly [number, number];
}

export interface DemoClub {
  name: string;
  region: string;
  airfield: string;
  /** Types of its gliders, as in the table of aircraft. */
  fleet: readonly string[];
  /** Prefix of its gliders' registrations. */
  nationality: string;
}

export interface DemoPilot {
  name: string;
  gender: 'M' | 'F' | 'D';
  born: string;
  club: number;
  /** From 0 to 1. */
  skill: number;
}

/** A stay of several pilots at another airfield, each year. */
export interface DemoTrip {
  airfield: string;
  pilots: readonly number[];
  /** `MM-DD`, inclusive, within one year. */
  from: string;
  until: string;
}

export const AIRFIELDS: readonly DemoAirfield[] = [
  { ident: 'EDOJ', winchShare: 0.6, dryness: 1, directions: [0, 360] },
  { ident: 'EDQE', winchShare: 0.5, dryness: 1, directions: [-60, 100] },
  { ident: 'EPLS', winchShare: 0.2, dryness: 1.05, directions: [0, 360] },
  { ident: 'LKZB', winchShare: 0.3, dryness: 1, directions: [0, 360] },
  { ident: 'LKRA', winchShare: 0.3, dryness: 1, directions: [0, 360] },
  { ident: 'EFRY', winchShare: 0.4, dryness: 0.95, directions: [-20, 110] },
  { ident: 'LEFM', winchShare: 0.2, dryness: 1.35, directions: [0, 360] },
  { ident: 'LHUD', winchShare: 0.3, dryness: 1.15, directions: [0, 360] },
  { ident: 'FYBJ', winchShare: 0, dryness: 1.55, directions: [0, 360] },
  { ident: 'YTOC', winchShare: 0, dryness: 1.3, directions: [-80, 70] },
  { ident: 'FAHV', winchShare: 0.3, dryness: 1.4, directions: [-150, 40] },
];

export const CLUBS: readonly DemoClub[] = [
  {
    name: 'Wolkenstraße Lüsse',
    region: 'DE-BB',
    airfield: 'EDOJ',
    fleet: ['LS 4', 'ASG 29 18m', 'Discus 2b', 'Duo Discus', 'ASW 27'],
    nationality: 'D-',
  },
  {
    name: 'Fränkische Aufwinde',
    region: 'DE-BY',
    airfield: 'EDQE',
    fleet: ['LS 8', 'ASK 21', 'Ventus 3M 18m', 'DG 300', 'Arcus T'],
    nationality: 'D-',
  },
  {
    name: 'Aeroklub Biały Kumulus',
    region: 'PL',
    airfield: 'EPLS',
    fleet: ['SZD-55-1 Nexus', 'SZD-56-2 Diana 2', 'SZD-51 Junior', 'LS 8', 'Discus 2c 18m'],
    nationality: 'SP-',
  },
  {
    name: 'Plachtařský klub Modrá termika',
    region: 'CZ',
    airfield: 'LKZB',
    fleet: ['HpH 304 S Shark', 'ASW 20', 'Std. Cirrus', 'HpH 304 ES Shark', 'LS 4'],
    nationality: 'OK-',
  },
  {
    name: 'Pilvikatu Purjelentäjät',
    region: 'FI',
    airfield: 'EFRY',
    fleet: ['LS 8 18m', 'ASW 28', 'PW 5', 'JS1 18m', 'Std. Libelle'],
    nationality: 'OH-',
  },
  {
    name: 'Club Calle de Nubes',
    region: 'ES',
    airfield: 'LEFM',
    fleet: ['ASW 20', 'Nimbus 4', 'Duo Discus', 'Pegase', 'JS3 18m'],
    nationality: 'EC-',
  },
  {
    name: 'Murray Cloudstreet Soarers',
    region: 'AU-NSW',
    airfield: 'YTOC',
    fleet: ['JS1C 21m', 'LS 8', 'ASG 29 E 18m', 'Ventus 2cxa 18m', 'Arcus M'],
    nationality: 'VH-',
  },
  {
    name: 'Karoo Kumulus',
    region: 'ZA',
    airfield: 'FAHV',
    fleet: ['JS3 18m', 'JS3 15m', 'ASH 26 E', 'Discus b', 'Mosquito'],
    nationality: 'ZS-',
  },
];

/** Invented names, each made of gliding words in one of many languages. */
export const PILOTS: readonly DemoPilot[] = [
  { name: 'Anke Aufwind', gender: 'F', born: '1984-03-12', club: 0, skill: 0.75 },
  { name: 'Bodo Bartsucher', gender: 'M', born: '1959-08-30', club: 0, skill: 0.6 },
  { name: 'Clara Wolkenfest', gender: 'F', born: '2005-05-04', club: 0, skill: 0.55 },
  { name: 'Dirk Endanflug', gender: 'M', born: '1976-11-21', club: 0, skill: 0.9 },
  { name: 'Emil Rückenwind', gender: 'M', born: '2008-01-17', club: 0, skill: 0.4 },
  { name: 'Frieda Flachland', gender: 'F', born: '1991-06-09', club: 1, skill: 0.65 },
  { name: 'Gustav Gleitwinkel', gender: 'M', born: '1953-02-02', club: 1, skill: 0.5 },
  { name: 'Heidi Hangwind', gender: 'F', born: '1968-09-27', club: 1, skill: 0.85 },
  { name: 'Ignaz Inversion', gender: 'M', born: '1980-12-05', club: 1, skill: 0.7 },
  { name: 'Jonas Kurbelgern', gender: 'M', born: '2006-07-19', club: 1, skill: 0.5 },
  { name: 'Kasia Komin', gender: 'F', born: '1987-04-23', club: 2, skill: 0.8 },
  { name: 'Lech Szybownik', gender: 'M', born: '1963-10-14', club: 2, skill: 0.7 },
  { name: 'Marek Chmurka', gender: 'M', born: '1972-05-31', club: 2, skill: 0.95 },
  { name: 'Nina Podstawa', gender: 'F', born: '2004-02-11', club: 2, skill: 0.6 },
  { name: 'Olek Wiaterek', gender: 'M', born: '1995-08-08', club: 2, skill: 0.55 },
  { name: 'Petr Plachtař', gender: 'M', born: '1978-01-26', club: 3, skill: 0.85 },
  { name: 'Renata Kumulová', gender: 'F', born: '1989-07-07', club: 3, skill: 0.65 },
  { name: 'Standa Stoupák', gender: 'M', born: '1966-03-18', club: 3, skill: 0.6 },
  { name: 'Tomáš Doklouzal', gender: 'M', born: '2007-09-03', club: 3, skill: 0.45 },
  { name: 'Věra Základnová', gender: 'F', born: '1957-12-29', club: 3, skill: 0.55 },
  { name: 'Urho Nostolainen', gender: 'M', born: '1974-06-24', club: 4, skill: 0.75 },
  { name: 'Venla Pilvikatu', gender: 'F', born: '1993-10-10', club: 4, skill: 0.7 },
  { name: 'Wille Liitolento', gender: 'M', born: '1961-04-02', club: 4, skill: 0.55 },
  { name: 'Ylva Uppvind', gender: 'F', born: '2003-11-15', club: 4, skill: 0.6 },
  { name: 'Åke Molngata', gender: 'M', born: '1982-02-20', club: 4, skill: 0.8 },
  { name: 'Ximena Térmica', gender: 'F', born: '1985-09-16', club: 5, skill: 0.8 },
  { name: 'Benoît Lapompe', gender: 'M', born: '1970-07-01', club: 5, skill: 0.85 },
  { name: 'Zoé Planétoile', gender: 'F', born: '2005-12-12', club: 5, skill: 0.5 },
  { name: 'Diego Nubeclara', gender: 'M', born: '1964-05-25', club: 5, skill: 0.65 },
  { name: 'Inês Ventolina', gender: 'F', born: '1990-03-30', club: 5, skill: 0.6 },
  { name: 'Bruce Blueday', gender: 'M', born: '1958-10-06', club: 6, skill: 0.9 },
  { name: 'Matilda Cumulus', gender: 'F', born: '1986-08-13', club: 6, skill: 0.75 },
  { name: 'Kiri Ridgelift', gender: 'F', born: '2006-04-28', club: 6, skill: 0.55 },
  { name: 'Chuck Updraft', gender: 'M', born: '1969-01-09', club: 6, skill: 0.7 },
  { name: 'Sora Kumomichi', gender: 'D', born: '1997-06-16', club: 6, skill: 0.65 },
  { name: 'Thandi Skywards', gender: 'F', born: '1992-11-03', club: 7, skill: 0.75 },
  { name: 'Pieter Termiek', gender: 'M', born: '1962-07-22', club: 7, skill: 0.9 },
  { name: 'Gwen Cloudbase', gender: 'F', born: '1979-05-13', club: 7, skill: 0.7 },
  { name: 'Nigel Netto', gender: 'M', born: '1955-09-09', club: 7, skill: 0.6 },
  { name: 'Lerato Liftalot', gender: 'F', born: '2007-03-07', club: 7, skill: 0.5 },
];

export const TRIPS: readonly DemoTrip[] = [
  { airfield: 'FYBJ', pilots: [3, 7, 12, 24], from: '11-05', until: '11-20' },
  { airfield: 'FYBJ', pilots: [0, 8, 15, 26], from: '12-26', until: '12-31' },
  { airfield: 'FYBJ', pilots: [1, 10, 20, 25], from: '01-02', until: '01-14' },
  { airfield: 'LHUD', pilots: [2, 5, 9, 11, 13, 16, 18, 23], from: '07-18', until: '07-28' },
];
