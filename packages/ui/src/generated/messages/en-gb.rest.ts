// @ts-nocheck: the compiled functions are untyped; types.ts says what they take.
// Written by scripts/generate-messages.mjs; change the catalogue instead.
import type { Messages } from './types.js';
import { number, plural, select } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export const messages: Partial<Messages> = {
  "barogram.altitude": () => "Altitude",
  "barogram.at": (d) => d.time + ": altitude " + d.altitude + ", climb " + d.climb,
  "barogram.climb": () => "Climb",
  "barogram.cursor": () => "Moment of the flight",
  "barogram.empty": () => "This flight has no fixes to draw.",
  "barogram.engine": () => "Engine",
  "barogram.ground": () => "Ground",
  "barogram.handle.at": (d) => d.time + ", altitude " + d.altitude,
  "barogram.handle.keys": () => "Arrow keys move from fix to fix, Page Up and Page Down farther, Home and End as far as it goes.",
  "barogram.height": () => "Above ground",
  "barogram.keys": () => "Arrow keys move from fix to fix, Page Up and Page Down farther; plus and minus zoom, zero shows the whole flight.",
  "barogram.launch": () => "Launch",
  "barogram.place": () => "Place",
  "barogram.speed": () => "Speed",
  "barogram.table": () => "Values as a table",
  "barogram.time": () => "Time",
  "barogram.title": () => "Barogram",
  "barogram.unscored": () => "Not scored",
  "barogram.view": () => "View of the barogram",
  "barogram.whole": () => "Show the whole flight",
  "barogram.zoomIn": () => "Zoom in",
  "barogram.zoomOut": () => "Zoom out",
  "file.choose": () => "Choose a file",
  "file.chooseSeveral": () => "Choose files",
  "handle.earlier": (d) => d.name + " earlier",
  "handle.earliest": (d) => d.name + " as early as possible",
  "handle.later": (d) => d.name + " later",
  "handle.latest": (d) => d.name + " as late as possible",
  "turnpoint.finish": () => "Finish",
  "turnpoint.finishSign": () => "F",
  "turnpoint.numbered": (d) => "Turnpoint " + number("en", d.number, 0),
  "turnpoint.start": () => "Start",
  "turnpoint.startSign": () => "S",
  "user.flights": (d) => plural(d.count, 0, en, { one: d.written + " flight", other: d.written + " flights" }),
  "user.junior": (d) => select(d.gender, { F: "Female junior", M: "Male junior", other: "Junior" }),
  "user.level": (d) => "Level " + d.level,
  "user.status": (d) => select(d.status, { patron: "Patron", premium: "Premium", supporter: "Supporter", other: d.status })
}