// Written by `npm run generate` from the files in openapi/.

export const FILTER_KINDS = {
  "user": {
    "parameter": "user_id_in",
    "isList": true,
    "values": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "club": {
    "parameter": "club_id_in",
    "isList": true,
    "values": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "airport": {
    "parameter": "airport_id_in",
    "isList": true,
    "values": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "aircraft": {
    "parameter": "aircraft_id_in",
    "isList": true,
    "values": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "registration": {
    "parameter": "registration_in",
    "isList": true,
    "values": {
      "type": "string",
      "pattern": "^[A-Z0-9-]{4,7}$"
    }
  },
  "sc_class": {
    "parameter": "sc_class_id_in",
    "isList": true,
    "values": {
      "type": "string",
      "choices": [
        "OP",
        "18",
        "15",
        "ST",
        "CL",
        "DO"
      ]
    }
  },
  "region": {
    "parameter": "region_id_in",
    "isList": true,
    "values": {
      "type": "string",
      "pattern": "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"
    }
  },
  "multi_region": {
    "parameter": "multi_region_id_in",
    "isList": true,
    "values": {
      "type": "string",
      "choices": [
        "BNL",
        "NG",
        "WG",
        "EG",
        "SG",
        "IB",
        "ssa-1",
        "ssa-2",
        "ssa-3",
        "ssa-4",
        "ssa-5",
        "ssa-6",
        "ssa-7",
        "ssa-8",
        "ssa-9",
        "ssa-10",
        "ssa-11",
        "ssa-12"
      ]
    }
  },
  "sector": {
    "parameter": "sector_id_in",
    "isList": true,
    "values": {
      "type": "string",
      "pattern": "^[A-Z0-9][A-Z0-9-]{0,19}$"
    }
  },
  "flight_collection": {
    "parameter": "flight_collection_id_in",
    "isList": true,
    "values": {
      "type": "string",
      "pattern": "^[A-Za-z0-9_-]{1,60}$"
    }
  },
  "travel": {
    "parameter": "travel_id_in",
    "isList": true,
    "values": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "task": {
    "parameter": "task_id_in",
    "isList": true,
    "values": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "competition": {
    "parameter": "competition_id_in",
    "isList": true,
    "values": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "country": {
    "parameter": "country_id_in",
    "isList": true,
    "values": {
      "type": "string",
      "pattern": "^[A-Z]{2}$"
    }
  },
  "continent": {
    "parameter": "continent_id_in",
    "isList": true,
    "values": {
      "type": "string",
      "choices": [
        "AF",
        "AN",
        "AS",
        "EU",
        "NA",
        "OC",
        "SA"
      ]
    }
  },
  "month": {
    "parameter": "month",
    "isList": true,
    "values": {
      "type": "integer",
      "minimum": 1,
      "maximum": 12
    }
  },
  "keyword": {
    "parameter": "keyword",
    "isList": true,
    "values": {
      "type": "string",
      "choices": [
        "junior",
        "female",
        "vintage",
        "story",
        "outlanding",
        "team_flight",
        "summer",
        "winter",
        "fes",
        "engine",
        "no_engine",
        "launch_self",
        "launch_tow",
        "launch_winch",
        "wave",
        "friends"
      ]
    }
  },
  "kind": {
    "parameter": "kind",
    "isList": false,
    "values": {
      "type": "string",
      "choices": [
        "GL",
        "MG",
        "FG"
      ]
    }
  },
  "pilots": {
    "parameter": "pilots",
    "isList": false,
    "values": {
      "type": "integer",
      "choices": [
        1,
        2
      ]
    }
  },
  "distance_gt": {
    "parameter": "distance_gt",
    "isList": false,
    "values": {
      "type": "number",
      "minimum": 0,
      "maximum": 100000
    }
  },
  "distance_lt": {
    "parameter": "distance_lt",
    "isList": false,
    "values": {
      "type": "number",
      "minimum": 0,
      "maximum": 100000
    }
  },
  "altitude_gt": {
    "parameter": "altitude_gt",
    "isList": false,
    "values": {
      "type": "number",
      "minimum": 0,
      "maximum": 20000
    }
  },
  "point_of_interest": {
    "parameter": "point_of_interest",
    "isList": false,
    "values": {
      "type": "string",
      "pattern": "^((airport|city)-[1-9][0-9]{0,9}|-?(180([.]0{1,6})?|(1[0-7][0-9]|[1-9]?[0-9])([.][0-9]{1,6})?),-?(90([.]0{1,6})?|[1-8]?[0-9]([.][0-9]{1,6})?))$"
    }
  },
  "radius": {
    "parameter": "radius",
    "isList": false,
    "values": {
      "type": "number",
      "minimum": 1,
      "maximum": 100,
      "default": 10
    }
  },
  "circumnavigation": {
    "parameter": "circumnavigation",
    "isList": false,
    "values": {
      "type": "string",
      "choices": [
        "single",
        "multiple"
      ]
    }
  },
  "point_schema": {
    "parameter": "point_schema",
    "isList": false,
    "values": {
      "type": "string",
      "choices": [
        "free",
        "triangle",
        "out_return",
        "out",
        "speed",
        "sprint",
        "declaration",
        "rectangle",
        "convex_hull",
        "electric",
        "bi",
        "dmst",
        "dmst_speed",
        "au"
      ]
    }
  }
} as const;
